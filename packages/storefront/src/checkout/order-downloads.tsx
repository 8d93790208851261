import type { Download } from '../api/generated.ts';

export interface OrderDownloadsTexts {
  readonly downloads: string;
  /** With `{date}` and `{count}`. */
  readonly downloadOpen: string;
  readonly downloadOver: Readonly<Record<Exclude<Download['state'], 'open'>, string>>;
}

interface OrderDownloadsProps {
  readonly downloads: readonly Download[] | undefined;
  readonly texts: OrderDownloadsTexts;
}

/** The files of an order that is paid. */
export function OrderDownloads({ downloads = [], texts }: OrderDownloadsProps) {
  if (downloads.length === 0) return null;
  return (
    <section className="order-downloads">
      <h2>{texts.downloads}</h2>
      <ul className="order-downloads-files">
        {downloads.map((download) => (
          <li key={download.id} className="order-download">
            {download.url === null ? (
              <span className="order-download-name">{download.name}</span>
            ) : (
              <a className="order-download-name" href={download.url} rel="nofollow">
                {download.name}
              </a>
            )}
            <small>{detailOf(download, texts)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function detailOf({ state, until, usesLeft }: Download, texts: OrderDownloadsTexts): string {
  if (state !== 'open') return texts.downloadOver[state];
  return texts.downloadOpen.replace('{date}', until).replace('{count}', String(usesLeft));
}

import type { CheckoutFormProps } from './checkout.ts';

type LegalLinksProps = Pick<CheckoutFormProps, 'legalPages' | 'texts'>;

/** What applies to the order and what else to read; in new tabs, so that nothing typed is lost. */
export function LegalLinks({ legalPages, texts }: LegalLinksProps) {
  if (legalPages.length === 0) return null;
  const terms = legalPages.filter(({ name }) => name === 'terms');
  const others = legalPages.filter(({ name }) => name !== 'terms');
  return (
    <p className="checkout-legal">
      {terms.length === 0 ? null : (
        <>
          {texts.legalTerms} <Links pages={terms} />{' '}
        </>
      )}
      {others.length === 0 ? null : (
        <>
          {terms.length === 0 ? texts.legalRead : texts.legalReadAlso} <Links pages={others} />
        </>
      )}
    </p>
  );
}

function Links({ pages }: { readonly pages: LegalLinksProps['legalPages'] }) {
  return pages.map(({ name, title, url }, place) => (
    <span key={name}>
      {place === 0 ? null : ', '}
      <a href={url} target="_blank" rel="noopener">
        {title}
      </a>
      {place === pages.length - 1 ? '.' : null}
    </span>
  ));
}

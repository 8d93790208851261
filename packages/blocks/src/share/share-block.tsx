import type { BlockSettings, shareBlock } from '@awning/site-model';
import { ServiceIcon } from '../social/service-icon.tsx';

interface ShareLink {
  readonly service: string;
  readonly name: string;
  readonly href: string;
}

interface ShareBlockProps extends BlockSettings<typeof shareBlock> {
  readonly shareLinks?: readonly ShareLink[];
  readonly heading?: string;
}

/** Plain links: nothing is loaded from a service before somebody follows one. */
export function ShareBlock({ shareLinks = [], heading = '' }: ShareBlockProps) {
  return shareLinks.length === 0 ? null : (
    <nav className="sqs-share-buttons" aria-label={heading}>
      <ul className="sqs-share-list">
        {shareLinks.map(({ service, name, href }) => (
          <li key={service}>
            <a className={`sqs-share-link ${service}`} href={href} target="_blank" rel="noopener">
              <ServiceIcon service={service} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { type BlockSettings, readAccounts, type socialaccountlinksV2Block } from '@awning/site-model';
import { ServiceIcon } from './service-icon.tsx';

export function SocialLinksBlock({
  addresses,
  iconSize,
  iconAlignment,
  hasNames,
}: BlockSettings<typeof socialaccountlinksV2Block>) {
  const accounts = readAccounts(addresses);
  return accounts.length === 0 ? null : (
    <div className={`sqs-svg-icon--outer social-icon-alignment-${iconAlignment} social-icon-size-${iconSize}`}>
      <ul className="sqs-svg-icon--list">
        {accounts.map(({ service, name, href }, index) => (
          // Two accounts may have the same address.
          <li key={index}>
            <a
              className={`sqs-svg-icon--wrapper ${service}`}
              href={href}
              target="_blank"
              rel="noopener me"
              aria-label={hasNames || service === 'website' ? undefined : name}
            >
              <ServiceIcon service={service} />
              {hasNames || service === 'website' ? <span className="sqs-svg-icon--name">{name}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { serviceSign } from '@awning/site-model';

/** A simple sign for a service. */
export function ServiceIcon({ service }: { readonly service: string }) {
  return (
    <svg
      className="sqs-svg-icon--social"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={serviceSign(service)} />
    </svg>
  );
}

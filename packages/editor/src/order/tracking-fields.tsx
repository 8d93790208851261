import { TextInput } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import { type Tracking, withProposedLink } from './tracking-link.ts';

export function hasBadUrl({ trackingUrl }: Tracking): boolean {
  return trackingUrl !== '' && !/^https?:\/\/[^\s<>"]+$/.test(trackingUrl);
}

interface TrackingFieldsProps {
  readonly tracking: Tracking;
  readonly onChange: (tracking: Tracking) => void;
}

/** How a shipment can be followed. */
export function TrackingFields({ tracking, onChange }: TrackingFieldsProps) {
  const words = useTexts(orderTexts);
  const text = (name: keyof Tracking) => ({
    value: tracking[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const changed = { ...tracking, [name]: event.currentTarget.value };
      onChange(name === 'trackingUrl' ? changed : withProposedLink(tracking, changed));
    },
  });
  return (
    <>
      <TextInput label={words.carrier} placeholder={words.carrierHint} maxLength={100} {...text('carrier')} />
      <TextInput label={words.trackingNumber} maxLength={100} {...text('trackingNumber')} />
      <TextInput
        type="url"
        label={words.trackingUrl}
        placeholder="https://"
        maxLength={1000}
        error={hasBadUrl(tracking) ? words.badUrl : undefined}
        {...text('trackingUrl')}
      />
    </>
  );
}

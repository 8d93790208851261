import { useLanguage } from '../texts/texts.ts';
import style from './order-screen.module.css';
import type { Order } from './queries.ts';

export function OrderAddress({ address }: { readonly address: NonNullable<Order['shippingAddress']> }) {
  const country = new Intl.DisplayNames([useLanguage()], { type: 'region' }).of(address.country) ?? address.country;
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter(Boolean).join(' '),
    address.region,
    country,
    address.phone,
  ].filter((line) => line !== undefined && line !== null && line.trim() !== '');
  return (
    <address className={style['address']}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

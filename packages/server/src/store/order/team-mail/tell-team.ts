import { variantText } from '@awning/commerce';
import { moneyText } from '@awning/formats';
import { toldMember } from '../../../people/team/index.ts';
import type { Connection } from '../../../platform/database/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { mailAddress } from '../../../platform/website/index.ts';
import type { SoldVariant } from '../../stock/index.ts';
import type { PlacedOrder } from '../mail.ts';
import { becameLow } from './became-low.ts';
import { lowStockTemplate } from './low-stock.ts';
import { newOrderTemplate } from './new-order.ts';

/** Mails the team in the transaction that places the order: once if it is placed, and never otherwise. */
export async function tellOrder(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { website, order, lines }: PlacedOrder,
): Promise<void> {
  const member = await toldMember(connection, website, 'newOrder');
  if (member === undefined) return;
  const { useCLDRMoneyFormat } = website.settings;
  await sendMail(parts, connection, {
    websiteId: website.id,
    to: member.email,
    language: member.language,
    template: newOrderTemplate,
    data: {
      websiteName: website.name,
      number: String(order.number ?? ''),
      total: moneyText(
        { minorUnits: order.total, currency: order.currency },
        { useCLDRMoneyFormat, locale: member.language },
      ),
      isPaid: order.paymentStatus === 'paid',
      hasNote: order.buyerNote !== null,
      lines: lines
        .filter(({ kind }) => kind === 'item')
        .map(({ productName, attributes, quantity }) => ({
          name: [productName, variantText(attributes)].filter(Boolean).join(' · '),
          quantity: String(quantity),
        })),
      link: new URL(`/config/commerce/orders/${order.id}`, mailAddress(parts.config, website)).href,
    },
  });
}

/** The same for what the order took to the threshold of low stock. */
export async function tellLowStock(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  { website, lines, sold }: Pick<PlacedOrder, 'website' | 'lines'> & { readonly sold: readonly SoldVariant[] },
): Promise<void> {
  const low = becameLow(sold, website.settings.storeSettings.scarcityThreshold);
  const member = low.length === 0 ? undefined : await toldMember(connection, website, 'lowStock');
  if (member === undefined) return;
  const nameOf = (id: string) => {
    const line = lines.find(({ variantId }) => variantId === id);
    return [line?.productName ?? '', variantText(line?.attributes ?? {})].filter(Boolean).join(' · ');
  };
  await sendMail(parts, connection, {
    websiteId: website.id,
    to: member.email,
    language: member.language,
    template: lowStockTemplate,
    data: {
      websiteName: website.name,
      variants: low.map(({ variantId, left }) => ({ name: nameOf(variantId), left: String(left) })),
      link: new URL('/config/commerce/inventory', mailAddress(parts.config, website)).href,
    },
  });
}

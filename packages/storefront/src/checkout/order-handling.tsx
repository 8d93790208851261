import { type MoneyObject, moneyText, readMoney } from '@awning/formats';
import { dayText } from '../account/moment.ts';
import type { BuyerOrderView } from '../api/generated.ts';
import { lineText } from './line-text.ts';

export interface OrderHandlingTexts {
  readonly shipments: string;
  readonly quantity: string;
  /** With `{date}`. */
  readonly sentOn: string;
  readonly track: string;
  readonly refunds: string;
  /** Each with `{amount}` and `{date}`. */
  readonly refund: Readonly<Record<RefundSentence, string>>;
}

type RefundSentence = 'pending' | 'returned' | 'promised' | 'transferred';
type Shipment = BuyerOrderView['shipments'][number];
type Refund = BuyerOrderView['refunds'][number];

interface OrderHandlingProps {
  readonly order: Pick<BuyerOrderView, 'lines' | 'shipments' | 'refunds'>;
  readonly language: string;
  readonly useCLDRMoneyFormat: boolean;
  readonly texts: OrderHandlingTexts;
}

/** What has happened since the purchase: parcels and refunds. */
export function OrderHandling({ order, language, useCLDRMoneyFormat, texts }: OrderHandlingProps) {
  const money = (amount: MoneyObject) => {
    const read = readMoney(amount);
    return read === null ? '' : moneyText(read, { useCLDRMoneyFormat, locale: language });
  };
  return (
    <>
      {order.refunds.length === 0 ? null : (
        <section className="order-handling">
          <h2>{texts.refunds}</h2>
          <ul className="order-handling-entries">
            {order.refunds.map((refund) => (
              <li key={refund.id}>
                {texts.refund[sentenceOf(refund)]
                  .replace('{amount}', () => money(refund.amount))
                  .replace('{date}', () => dayText(refund.createdAt, language))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {order.shipments.length === 0 ? null : (
        <section className="order-handling">
          <h2>{texts.shipments}</h2>
          <ul className="order-handling-entries">
            {order.shipments.map((shipment) => (
              <li key={shipment.id}>
                <Parcel shipment={shipment} lines={order.lines} language={language} texts={texts} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function sentenceOf({ state, transfer }: Refund): RefundSentence {
  if (state === 'pending') return 'pending';
  return ({ none: 'returned', open: 'promised', done: 'transferred' } as const)[transfer];
}

interface ParcelProps extends Pick<OrderHandlingProps, 'language' | 'texts'> {
  readonly shipment: Shipment;
  readonly lines: BuyerOrderView['lines'];
}

function Parcel({ shipment, lines, language, texts }: ParcelProps) {
  const { carrier, trackingNumber, trackingUrl, createdAt } = shipment;
  const tracking = [carrier, trackingNumber].filter(Boolean).join(' ');
  return (
    <>
      {shipment.lines.map(({ id, quantity }) => {
        const line = lines.find((one) => one.id === id);
        const attributes = line?.attributes ?? {};
        return <span key={id}>{`${line?.productName ?? ''} · ${lineText({ attributes, quantity }, texts)}`}</span>;
      })}
      <small>{texts.sentOn.replace('{date}', () => dayText(createdAt, language))}</small>
      {trackingUrl === '' ? (
        tracking === '' ? null : (
          <span>{tracking}</span>
        )
      ) : (
        <a href={trackingUrl} target="_blank" rel="noreferrer nofollow">
          {tracking === '' ? texts.track : tracking}
        </a>
      )}
    </>
  );
}

import { type Money, moneyText, readMoney } from '@awning/formats';
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

type RefundSentence = 'pending' | 'returned' | 'promised' | 'transferred' | 'toGiftCard';
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
  const money = (amount: Money) => moneyText(amount, { useCLDRMoneyFormat, locale: language });
  return (
    <>
      {order.refunds.length === 0 ? null : (
        <section className="order-handling">
          <h2>{texts.refunds}</h2>
          <ul className="order-handling-entries">
            {order.refunds.flatMap((refund) =>
              sentencesOf(refund).map(({ sentence, amount }) => (
                <li key={`${refund.id} ${sentence}`}>
                  {texts.refund[sentence]
                    .replace('{amount}', () => money(amount))
                    .replace('{date}', () => dayText(refund.createdAt, language))}
                </li>
              )),
            )}
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

interface RefundPart {
  readonly sentence: RefundSentence;
  readonly amount: Money;
}

/** What went back to gift cards is told apart from the rest, which went back as it was paid. */
function sentencesOf({ state, transfer, ...refund }: Refund): readonly RefundPart[] {
  const [amount, toGiftCards] = [readMoney(refund.amount), readMoney(refund.toGiftCards)];
  if (amount === null || toGiftCards === null) return [];
  if (state === 'pending') return [{ sentence: 'pending', amount }];
  const rest = { ...amount, minorUnits: amount.minorUnits - toGiftCards.minorUnits };
  const sentence = ({ none: 'returned', open: 'promised', done: 'transferred' } as const)[transfer];
  const parts: readonly RefundPart[] = [
    { sentence: 'toGiftCard', amount: toGiftCards },
    { sentence, amount: rest },
  ];
  return parts.filter(({ amount: { minorUnits } }) => minorUnits > 0n);
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

import { variantText } from '@awning/commerce';
import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { isNotThere } from '../api/say.ts';
import { useSession } from '../app/session.ts';
import { BackLink } from '../kit/back-link.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { NotThere } from '../kit/not-there.tsx';
import { Page } from '../kit/page.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import { OrderAddress } from './order-address.tsx';
import style from './packing-slip.module.css';
import { type Order, orderQuery } from './queries.ts';

/** What goes into the parcel: no prices. Printed without everything around it. */
export function PackingSlipScreen() {
  const words = useTexts(orderTexts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const order = useQuery(orderQuery(id));
  if (order.data === undefined && isNotThere(order.error)) {
    return (
      <NotThere title={words.unknown}>
        <Anchor component={Link} to="/config/commerce/orders">
          {words.toOrders}
        </Anchor>
      </NotThere>
    );
  }
  return (
    <Page
      title={words.packingSlip}
      back={
        <BackLink to={`/config/commerce/orders/${id}`}>
          {order.data ? words.order(order.data.number) : words.title}
        </BackLink>
      }
      actions={
        <Button className={style['screen'] ?? ''} onClick={() => window.print()}>
          {words.print}
        </Button>
      }
    >
      <Loaded query={order}>{(found) => <Slip order={found} />}</Loaded>
    </Page>
  );
}

function Slip({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const format = useFormat();
  const { website } = useSession();
  const items = order.lines.filter(({ kind }) => kind === 'item');
  const address = order.shippingAddress ?? order.billingAddress;
  return (
    <article className={style['slip']}>
      <header className={style['head']}>
        <strong>{website.name}</strong>
        <span>
          {words.order(order.number)}, {format.day(order.placedAt)}
        </span>
      </header>
      {address && (
        <section>
          <h2>{words.shippingAddress}</h2>
          <OrderAddress address={address} />
        </section>
      )}
      {order.shippingOption !== null && (
        <p>
          {words.shipping}: {order.shippingOption}
        </p>
      )}
      {order.buyerNote !== null && (
        <section>
          <h2>{words.buyerNote}</h2>
          <p className={style['note']}>{order.buyerNote}</p>
        </section>
      )}
      <table className={style['items']}>
        <thead>
          <tr>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.lines}</th>
            <th scope="col">{words.sku}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((line) => (
            <tr key={line.id}>
              <td>{format.number(line.quantity)}</td>
              <td>
                {line.productName}
                {Object.keys(line.attributes).length > 0 && ` (${variantText(line.attributes)})`}
                {line.answers.map(({ title, text }) => (
                  <div key={title}>
                    {title}: {text}
                  </div>
                ))}
              </td>
              <td>{line.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

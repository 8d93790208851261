-- What must hold at any time. Each row is a broken rule; no rows means that all is well. Numbers are those of the store
-- model. Inside one transaction (repeatable read) the result is also right for a busy shop.

/* all websites: the rules hold for every one of them */

-- 1 Stock is the sum of its ledger.
select 1 as rule, stock.website_id, stock.variant_id::text as subject,
       format('on_hand %s, ledger %s', stock.on_hand, coalesce(sum(move.delta), 0)) as detail
  from stock
  left join stock_move move on move.website_id = stock.website_id and move.variant_id = stock.variant_id
 group by stock.website_id, stock.variant_id
having stock.on_hand <> coalesce(sum(move.delta), 0)

union all

-- 2 What is reserved is the sum of the holds.
select 2, stock.website_id, stock.variant_id::text, format('reserved %s, held %s', stock.reserved, coalesce(sum(hold.quantity), 0))
  from stock
  left join stock_hold hold on hold.website_id = stock.website_id and hold.variant_id = stock.variant_id
 group by stock.website_id, stock.variant_id
having stock.reserved <> coalesce(sum(hold.quantity), 0)

union all

-- 3 Nothing is oversold.
select 3, website_id, variant_id::text, format('on_hand %s, reserved %s', on_hand, reserved)
  from stock
 where reserved < 0 or (not backorder and reserved > on_hand)

union all

-- 3 Holds belong to a checkout that is under way.
select 3, hold.website_id, hold.variant_id::text, 'a hold without a draft order'
  from stock_hold hold
 where not exists (select from orders where orders.website_id = hold.website_id and orders.cart_id = hold.cart_id and orders.lifecycle = 'draft')

union all

-- 4 One order per cart, and both know it.
select 4, website_id, cart_id::text, format('%s orders', count(*))
  from orders
 where lifecycle <> 'discarded'
 group by website_id, cart_id
having count(*) > 1

union all

select 4, coalesce(cart.website_id, placed.website_id), coalesce(cart.id, placed.cart_id)::text, 'a purchased cart and its order disagree'
  from cart
  full join (select website_id, id, cart_id from orders where lifecycle in ('placed', 'cancelled')) placed
    on placed.website_id = cart.website_id and placed.cart_id = cart.id
 where cart.order_id is distinct from placed.id

union all

-- 5 The total of an order is the sum of its lines, and its parts are theirs.
select 5, orders.website_id, orders.id::text, format('total %s, lines %s', orders.total, coalesce(sum(line.total), 0))
  from orders
  left join order_line line on line.website_id = orders.website_id and line.order_id = orders.id
 group by orders.website_id, orders.id
having orders.total <> coalesce(sum(line.total), 0)
    or orders.subtotal <> coalesce(sum(line.gross) filter (where line.kind = 'item'), 0)
    or orders.shipping <> coalesce(sum(line.gross) filter (where line.kind = 'shipping'), 0)

union all

-- 6 Shares add up to what the order says.
select 6, orders.website_id, orders.id::text, 'discount or tax of the lines differ from the order'
  from orders
  left join order_line line on line.website_id = orders.website_id and line.order_id = orders.id
 group by orders.website_id, orders.id
having orders.discount <> coalesce(sum(line.discount_share), 0)
    or orders.tax <> coalesce(sum(line.tax_share), 0)
    or orders.included_tax <> coalesce(sum(line.included_tax_share), 0)

union all

select 6, line.website_id, line.order_id::text, format('taxes of line %s', line.position)
  from order_line line
  left join order_tax tax on tax.website_id = line.website_id and tax.order_id = line.order_id and tax.line = line.position
 group by line.website_id, line.order_id, line.position
having line.tax_share <> coalesce(sum(tax.amount) filter (where not tax.inclusive), 0)
    or line.included_tax_share <> coalesce(sum(tax.amount) filter (where tax.inclusive), 0)

union all

select 6, line.website_id, line.order_id::text, format('discounts of line %s', line.position)
  from order_line line
  left join order_discount discount on discount.website_id = line.website_id and discount.order_id = line.order_id
   and discount.line = line.position
 group by line.website_id, line.order_id, line.position
having line.discount_share <> coalesce(sum(discount.amount), 0)

union all

-- 7 Money: never more taken than asked, and the order's state agrees.
select 7, website_id, id::text, format('amount %s, authorised %s, captured %s, refunded %s, refunding %s', amount, authorised, captured, refunded, refunding)
  from payment
 where refunded + refunding > captured or captured > authorised or authorised > amount

union all

select 7, paid.website_id, paid.id::text, format('%s with %s captured of %s and %s by gift cards', paid.payment_status, paid.captured, paid.total, paid.gifts)
  from (
    select orders.website_id, orders.id, orders.payment_status, orders.lifecycle, orders.total,
           coalesce(payments.captured, 0) as captured, coalesce(gifts.spent, 0) as gifts,
           coalesce(payments.captured, 0) + coalesce(gifts.spent, 0) as taken,
           coalesce(payments.refunded, 0) + coalesce(gifts.refunded, 0) as refunded
      from orders
      left join (select website_id, order_id, sum(captured) as captured, sum(refunded) as refunded from payment group by 1, 2) payments
        on payments.website_id = orders.website_id and payments.order_id = orders.id
      left join (select website_id, order_id, -sum(delta) filter (where kind in ('spend', 'release')) as spent,
                        coalesce(sum(delta) filter (where kind = 'refund'), 0) as refunded
                   from gift_entry where kind <> 'issue' group by 1, 2) gifts
        on gifts.website_id = orders.website_id and gifts.order_id = orders.id
  ) paid
 where (paid.payment_status = 'paid') <> (paid.total > 0 and paid.taken - paid.refunded = paid.total)
    or (paid.lifecycle = 'discarded' and paid.taken > paid.refunded)
    or (paid.payment_status = 'voided' and paid.taken > paid.refunded)
    or (paid.payment_status = 'part_refunded') <> (paid.refunded > 0 and paid.refunded < paid.taken)
    or (paid.payment_status = 'refunded') <> (paid.refunded > 0 and paid.refunded = paid.taken)

union all

-- 7 What was refunded of a payment, or is about to be, is the sum of its refunds.
select 7, payment.website_id, payment.id::text, format('refunded %s and refunding %s, but its refunds say otherwise', payment.refunded, payment.refunding)
  from payment
  left join refund on refund.website_id = payment.website_id and refund.payment_id = payment.id
 group by payment.website_id, payment.id
having payment.refunded <> coalesce(sum(refund.amount - refund.gift_amount) filter (where refund.state = 'done'), 0)
    or payment.refunding <> coalesce(sum(refund.amount - refund.gift_amount) filter (where refund.state = 'pending'), 0)

union all

-- 7 A refund is the sum of its lines.
select 7, refund.website_id, refund.id::text, format('refund %s, lines %s', refund.amount, coalesce(sum(line.amount), 0))
  from refund
  left join refund_line line on line.website_id = refund.website_id and line.refund_id = refund.id
 group by refund.website_id, refund.id
having refund.amount <> coalesce(sum(line.amount), 0)

union all

-- 7 Of no line more is refunded than was paid for it, nor more units or tax than it has.
select 7, line.website_id, line.order_id::text, format('line %s of %s refunded with %s', line.position, line.total, sum(refunded.amount))
  from order_line line
  join refund_line refunded on refunded.website_id = line.website_id and refunded.order_id = line.order_id and refunded.position = line.position
  join refund on refund.website_id = refunded.website_id and refund.id = refunded.refund_id and refund.state <> 'failed'
 group by line.website_id, line.order_id, line.position
having sum(refunded.amount) > line.total or sum(refunded.quantity) > line.quantity
    or sum(refunded.tax) > line.tax_share or sum(refunded.included_tax) > line.included_tax_share

union all

-- 8 The balance of a gift card is the sum of its entries, and never below zero.
select 8, card.website_id, card.id::text, format('balance %s, entries %s', card.balance, coalesce(sum(entry.delta), 0))
  from gift_card card
  left join gift_entry entry on entry.website_id = card.website_id and entry.card_id = card.id
 group by card.website_id, card.id
having card.balance <> coalesce(sum(entry.delta), 0) or card.balance < 0

union all

-- 8 Cards have paid what an order that stands or is being paid says, and have got back what its refunds say.
select 8, orders.website_id, orders.id::text, format('a %s order paid by cards with %s: spent %s, refunded %s', orders.lifecycle, orders.gift_applied, coalesce(sum(entry.delta), 0), coalesce(sum(entry.delta) filter (where entry.kind = 'refund'), 0))
  from orders
  left join gift_entry entry on entry.website_id = orders.website_id and entry.order_id = orders.id and entry.kind <> 'issue'
 group by orders.website_id, orders.id
having -coalesce(sum(entry.delta) filter (where entry.kind = 'spend'), 0) <> orders.gift_applied
    or (orders.lifecycle in ('draft', 'placed') and count(entry.delta) filter (where entry.kind = 'release') > 0)
    or coalesce(sum(entry.delta), 0) > 0
    or coalesce(sum(entry.delta) filter (where entry.kind = 'refund'), 0)
       <> (select coalesce(sum(refund.gift_amount), 0) from refund
            where refund.website_id = orders.website_id and refund.order_id = orders.id and refund.state = 'done')

union all

-- 8 An order that sells a gift card has issued it once it is paid, and not before.
select 8, card.website_id, card.id::text, format('a card of a %s order that is %s', orders.lifecycle, orders.payment_status)
  from gift_card card
  join orders on orders.website_id = card.website_id and orders.id = card.order_id
 where (card.issued_at is not null) <> (orders.payment_status in ('paid', 'part_refunded', 'refunded'))

union all

-- 9 A coupon is used as often as it was counted, never more often than allowed, by nobody more often than allowed, and only by
-- orders that stand or are being paid.
select 9, coupon.website_id, coupon.code, format('counted %s, used %s, limit %s', coupon.uses, count(used.order_id), coupon.limit_total)
  from coupon
  left join coupon_use used on used.website_id = coupon.website_id and used.coupon_id = coupon.id
 group by coupon.website_id, coupon.id
having coupon.uses <> count(used.order_id) or coupon.uses > coupon.limit_total

union all

select 9, coupon.website_id, coupon.code, format('%s used it %s times', used.person_key, count(*))
  from coupon
  join coupon_use used on used.website_id = coupon.website_id and used.coupon_id = coupon.id
 group by coupon.website_id, coupon.id, used.person_key
having count(*) > coupon.limit_per_person

union all

select 9, used.website_id, used.order_id::text, format('a %s order uses a coupon', orders.lifecycle)
  from coupon_use used
  join orders on orders.website_id = used.website_id and orders.id = used.order_id
 where orders.lifecycle not in ('draft', 'placed')

union all

select 9, discount.website_id, discount.order_id::text, format('%s was taken off and not counted', discount.code)
  from order_discount discount
  join orders on orders.website_id = discount.website_id and orders.id = discount.order_id and orders.lifecycle in ('draft', 'placed')
 where not exists (select from coupon_use used where used.website_id = discount.website_id and used.order_id = discount.order_id
                      and used.coupon_id = discount.coupon_id)

union all

-- 11 A group counts those who wait.
select 11, website_id, variant_id::text, format('%s wait, %s are counted', sum(waiting), sum(counted))
  from (
    select website_id, variant_id, count(*) as waiting, 0 as counted from restock_signup where state = 'active' group by website_id, variant_id
    union all
    select website_id, variant_id, 0, waiting from restock_group
  ) sides
 group by website_id, variant_id
having sum(waiting) <> sum(counted)

union all

-- 11 Whoever was chosen to be told was chosen once, for an event about what they wait for, and nobody else was.
select 11, signup.website_id, signup.id::text, format('%s and chosen %s times', signup.state, count(send.signup_id))
  from restock_signup signup
  left join restock_send send on send.website_id = signup.website_id and send.signup_id = signup.id
  left join restock_event event on event.website_id = send.website_id and event.id = send.event_id and event.variant_id = signup.variant_id
   and event.claimed_at is not null
 group by signup.website_id, signup.id, signup.state
having count(send.signup_id) <> (signup.state = 'sent')::integer or count(event.id) <> count(send.signup_id)

union all

-- 11 A notice goes to the address that asked for it, once.
select 11, send.website_id, send.signup_id::text, format('mail %s went to another address or twice', send.mail_id)
  from restock_send send
  join restock_signup signup on signup.website_id = send.website_id and signup.id = send.signup_id
  join mail on mail.website_id = send.website_id and mail.id = send.mail_id
 where mail.recipient <> signup.email or mail.kind <> 'restock-notice'
    or exists (select from restock_send other
        where other.website_id = send.website_id and other.mail_id = send.mail_id and other.signup_id <> send.signup_id)

union all

-- 12 Every event of a provider that was taken has had its effect.
select 12, event.website_id, event.event_id, format('%s, but the order is %s and its payment %s', event.state, orders.lifecycle, payment.state)
  from provider_event event
  join payment on payment.website_id = event.website_id and payment.id = event.payment_id
  join orders on orders.website_id = payment.website_id and orders.id = payment.order_id
 where (event.state in ('captured', 'declined', 'cancelled') and orders.lifecycle = 'draft')
    or (event.state = 'cancelled' and orders.lifecycle = 'placed' and payment.state = 'captured')

union all

-- 10 Every period of a subscription before the next one is settled once, and as many as it counts are paid.
select 10, subscription.website_id, subscription.id::text,
       format('period %s, %s paid; settled %s, paid %s, beyond %s', subscription.period, subscription.paid_cycles, cycles.settled, cycles.paid, cycles.beyond)
  from subscription
 cross join lateral (
   select count(*) filter (where cycle.state <> 'open' and cycle.period < subscription.period) as settled,
          count(*) filter (where cycle.state = 'paid') as paid,
          count(*) filter (where cycle.period > subscription.period or (cycle.state <> 'open' and cycle.period = subscription.period)) as beyond
     from subscription_cycle cycle
    where cycle.website_id = subscription.website_id and cycle.subscription_id = subscription.id
 ) cycles
 where cycles.settled <> subscription.period or cycles.paid <> subscription.paid_cycles or cycles.beyond > 0

union all

-- 10 A period is paid by an order that was placed, and open while its order is a draft.
select 10, cycle.website_id, cycle.subscription_id::text, format('period %s is %s, its order %s', cycle.period, cycle.state, orders.lifecycle)
  from subscription_cycle cycle
  join orders on orders.website_id = cycle.website_id and orders.id = cycle.order_id
 where (cycle.state = 'paid') <> (orders.lifecycle in ('placed', 'cancelled')) or (cycle.state = 'open') <> (orders.lifecycle = 'draft')

union all

-- 13 Only physical goods and services can be subscribed to; gift cards are never on sale.
select 13, product.website_id, product.id::text, 'type and sale or subscription do not fit'
  from product
  left join variant on variant.website_id = product.website_id and variant.product_id = product.id
 where (product.is_subscribable and product.type not in (1, 3)) or (product.type = 4 and variant.on_sale)

union all

-- 15 Quantities are those a cart may have.
select 15, website_id, id::text, format('quantity %s', quantity)
  from cart_entry
 where quantity not between 1 and 9999

union all

-- 16 An order that has been placed sold exactly what its lines say.
select 16, line.website_id, line.order_id::text, format('variant %s sold %s, taken %s', line.variant_id, sum(line.quantity), coalesce(-move.delta, 0))
  from order_line line
  join orders on orders.website_id = line.website_id and orders.id = line.order_id and orders.lifecycle = 'placed'
  join stock_move move on move.website_id = line.website_id and move.variant_id = line.variant_id
   and move.kind = 'sale' and move.ref = line.order_id::text
 group by line.website_id, line.order_id, line.variant_id, move.delta
having sum(line.quantity) <> -move.delta

union all

select 16, move.website_id, move.variant_id::text, format('a sale for %s, which is no order', move.ref)
  from stock_move move
 where move.kind = 'sale'
   and not exists (select from orders where orders.website_id = move.website_id and orders.id::text = move.ref and orders.lifecycle in ('placed', 'cancelled'))

union all

-- 16 No order gives back more than it took. A cancelled one has given back everything by refunds and when it was cancelled, but for
-- what was sent or refunded as lost. A refund that failed after the cancellation may have counted as lost then.
select 16, sale.website_id, sale.variant_id::text, format('order %s took %s and gave back %s', orders.id, -sale.delta, given.units)
  from orders
  join stock_move sale on sale.website_id = orders.website_id and sale.kind = 'sale' and sale.ref = orders.id::text
 cross join lateral (
   select coalesce(sum(back.delta), 0) as units
     from refund
     join stock_move back on back.website_id = refund.website_id and back.variant_id = sale.variant_id
      and back.kind = 'refund' and back.ref = refund.id::text
    where refund.website_id = orders.website_id and refund.order_id = orders.id
 ) refunded
 cross join lateral (
   select refunded.units + coalesce(sum(back.delta), 0) as units
     from stock_move back
    where back.website_id = sale.website_id and back.variant_id = sale.variant_id and back.kind = 'cancel' and back.ref = sale.ref
 ) given
 cross join lateral (
   select coalesce(sum(line.quantity), 0) as units
     from fulfilment
     join fulfilment_line line on line.website_id = fulfilment.website_id and line.fulfilment_id = fulfilment.id
     join order_line ordered on ordered.website_id = line.website_id and ordered.order_id = line.order_id
      and ordered.position = line.position and ordered.variant_id = sale.variant_id
    where fulfilment.website_id = orders.website_id and fulfilment.order_id = orders.id and fulfilment.undone_at is null
 ) sent
 cross join lateral (
   select coalesce(sum(line.quantity), 0) as units, coalesce(sum(line.quantity) filter (where refund.state <> 'failed'), 0) as certain
     from refund
     join refund_line line on line.website_id = refund.website_id and line.refund_id = refund.id
     join order_line ordered on ordered.website_id = line.website_id and ordered.order_id = line.order_id
      and ordered.position = line.position and ordered.variant_id = sale.variant_id
    where refund.website_id = orders.website_id and refund.order_id = orders.id and refund.cause = 'team' and not refund.restock
 ) lost
 where given.units > -sale.delta
    or (orders.lifecycle = 'cancelled' and given.units not between greatest(refunded.units, -sale.delta - sent.units - lost.units)
        and greatest(refunded.units, -sale.delta - sent.units - lost.certain))

union all

-- 16 What a refund gives back is what its lines say, once it is done.
select 16, move.website_id, move.variant_id::text, format('refund %s gave back %s', move.ref, move.delta)
  from stock_move move
  left join refund on refund.website_id = move.website_id and refund.id::text = move.ref and refund.state = 'done' and refund.restock
  left join refund_line refunded on refunded.website_id = refund.website_id and refunded.refund_id = refund.id
  left join order_line line on line.website_id = refunded.website_id and line.order_id = refunded.order_id
   and line.position = refunded.position and line.variant_id = move.variant_id
 where move.kind = 'refund'
 group by move.website_id, move.variant_id, move.ref, move.delta
having move.delta <> coalesce(sum(refunded.quantity) filter (where line.variant_id is not null), 0)

union all

-- 16 An order that stands has given nothing back but by refunds.
select 16, back.website_id, back.variant_id::text, format('order %s stands and gave back %s', orders.id, back.delta)
  from stock_move back
  join orders on orders.website_id = back.website_id and orders.id::text = back.ref and orders.lifecycle <> 'cancelled'
 where back.kind = 'cancel'

union all

-- 17 An order that waits for money, or was cancelled because none came, has none.
select 17, orders.website_id, orders.id::text, format('waits until %s with %s captured', orders.unpaid_until, sum(payment.captured))
  from orders
  join payment on payment.website_id = orders.website_id and payment.order_id = orders.id
 where orders.unpaid_until is not null
 group by orders.website_id, orders.id
having sum(payment.captured) > 0

union all

-- 18 Only what is paid and stands can be downloaded.
select 18, download.website_id, download.order_id::text, format('a download of a %s order that is %s', orders.lifecycle, orders.payment_status)
  from download_grant download
  join orders on orders.website_id = download.website_id and orders.id = download.order_id
 where download.ended_at is null and (orders.lifecycle <> 'placed' or orders.payment_status not in ('paid', 'none', 'part_refunded'))

union all

-- 19 Only what is paid and stands opens a member area.
select 19, access.website_id, access.order_id::text, format('access by a %s order that is %s', orders.lifecycle, orders.payment_status)
  from member_access access
  join orders on orders.website_id = access.website_id and orders.id = access.order_id
 where access.ended_at is null and (orders.lifecycle <> 'placed' or orders.payment_status not in ('paid', 'none', 'part_refunded'));

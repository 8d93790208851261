-- What must hold at any moment, whatever happened before. Each row is a broken rule; no rows is the only good answer.
-- Numbers are those of the store model. Run inside one transaction (repeatable read) it is true for a busy shop too.

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

-- 7 Money: never more taken than asked, and the order's state agrees.
select 7, website_id, id::text, format('amount %s, authorised %s, captured %s, refunded %s', amount, authorised, captured, refunded)
  from payment
 where refunded > captured or captured > authorised or authorised > amount

union all

select 7, orders.website_id, orders.id::text, format('%s with %s captured of %s', orders.payment_status, coalesce(sum(payment.captured), 0), orders.total)
  from orders
  left join payment on payment.website_id = orders.website_id and payment.order_id = orders.id
 group by orders.website_id, orders.id
having (orders.payment_status = 'paid') <> (orders.total > 0 and coalesce(sum(payment.captured - payment.refunded), 0) = orders.total)
    or (orders.lifecycle = 'discarded' and coalesce(sum(payment.captured - payment.refunded), 0) > 0)

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
   and not exists (select from orders where orders.website_id = move.website_id and orders.id::text = move.ref and orders.lifecycle in ('placed', 'cancelled'));

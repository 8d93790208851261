/** Fills the lists that `awning sample` leaves short, in proportion to the shop. Returns the ids that calls need. */
export async function fillOffice(client, { products, orders, customers }) {
  await client.query('begin');
  for (const [text, rows] of fillings({ products, orders, customers })) {
    await client.query(text.replaceAll('$rows', rows));
  }
  await client.query('commit');
  const { rows } = await client.query(`
    select (select id from form limit 1) as form,
           (select id from orders where number = ${1000 + orders / 2}) as order,
           (select id from product where slug = 'item-${products / 2}') as product,
           (select id from variant where sku = 'SKU-${products / 2}-M') as variant,
           (select id from form_submission order by id offset ${customers / 4} limit 1) as submission,
           (select id from review order by id offset ${orders / 40} limit 1) as review,
           (select id from gift_card order by id offset ${orders / 100} limit 1) as "giftCard",
           (select id from subscription order by id offset ${customers / 8} limit 1) as subscription,
           (select id from variant where sku = 'SKU-${products / 4}-S') as awaited,
           (select product_id from variant where sku = 'SKU-${products / 4}-S') as "awaitedProduct"`);
  return rows[0];
}

function fillings({ products, orders, customers }) {
  return [
    // A seasonal range that is over: the newest products are in the archive.
    [
      `update product set label = 'Archived' where slug like 'item-%' and position > (select max(position) - $rows from product)`,
      products / 10,
    ],
    [`update product set texts = jsonb_set(texts, '{en,name}', '"Zephyr"') where slug = 'item-7'`, 0],
    [
      `update stock set warn_at = 1000000 where variant_id in (select id from variant where position = 0 and hashtext(sku) % 2 = 0)`,
      0,
    ],
    [
      `insert into coupon (website_id, id, code, code_key, kind, value, uses, ends_at, created_at)
       select website.id, ${idOf('c0')}, 'CODE' || n, 'code' || n, 'percentage', 100000, 0,
              case when n % 3 = 0 then now() - n * interval '1 minute' when n % 3 = 1 then now() + n * interval '1 minute' end, now()
         from website, generate_series(1, $rows) n`,
      products / 5,
    ],
    [
      `insert into asset (website_id, id, content_id, kind, filename, created_at)
       select content.website_id, ${idOf('a0')}, content.id, content.kind, 'bowl ' || n || '.webp', now() - interval '2 days'
         from (select * from asset_content limit 1) content, generate_series(1, $rows) n`,
      products,
    ],
    [
      `insert into asset_use (website_id, asset_id, kind, document_id, source)
       select website.id, ${idOf('a0')}, 'page', 'used', 'bench' from website, generate_series(1, $rows) n where n % 10 <> 0`,
      products,
    ],
    [
      `insert into newsletter_contact (website_id, id, email, email_key, status, language, source, created_at)
       select website.id, ${idOf('b0')}, 'contact-' || n || '@example.com', 'contact-' || n || '@example.com',
              case when n % 50 = 1 or n <= 60 then 'pending' when n % 50 = 0 then 'unsubscribed' else 'subscribed' end, 'en', 'form', now()
         from website, generate_series(1, $rows) n`,
      customers,
    ],
    [
      `insert into form_submission (website_id, id, form_id, version, language, answers, page_title, page_id, page_kind, page_path,
         page_permission, search, submitted_at)
       select version.website_id, ${idOf('f0')}, version.form_id, version.version, 'en', '{}', 'Contact', '', 'other', '/contact', 1,
              'message ' || n || ' from mila', now() - n * interval '1 minute'
         from (select * from form_version where form_id = (select id from form limit 1) limit 1) version, generate_series(1, $rows) n`,
      customers / 2,
    ],
    // A full page in each state, also in the small shop.
    [
      `insert into review (website_id, id, product_id, order_id, position, rating, text, author, language, state, created_at, updated_at)
       select line.website_id, ${idOf('10')}, line.item_id, line.order_id, line.position, 1 + n % 5, 'A good one', 'Mila', 'en',
              case when n % 100 = 0 or n <= 60 then 'pending' when n % 100 = 1 or n <= 120 then 'hidden' else 'published' end, now(), now()
         from generate_series(1, $rows) n
         join orders on orders.number = 1000 + n
         join order_line line on line.website_id = orders.website_id and line.order_id = orders.id and line.position = 0`,
      orders / 20,
    ],
    [
      `insert into gift_card (website_id, id, code_hash, sealed_code, last_characters, currency, value, balance, recipient_name,
         recipient_email, recipient_key, sender_name, message, language, issued_at, is_test, created_at)
       select website.id, ${idOf('20')}, sha256(n::text::bytea), '', lpad(n::text, 4, '0'), 'EUR', 5000, 5000, 'Mila',
              'recipient-' || n || '@example.com', 'recipient-' || n || '@example.com', 'Piet', '', 'en', now(), false, now()
         from website, generate_series(1, $rows) n`,
      orders / 50,
    ],
    // None is due while the shop is kept.
    [
      `insert into subscription (website_id, id, email, email_key, language, state, title, item_id, variant_id, quantity, unit_price,
         currency, billing_unit, billing_value, num_cycles, starts_at, time_zone, provider, period, paid_cycles, failed_tries, due_at,
         ends_with_period, is_test, created_at, updated_at)
       select website_id, ${idOf('30')}, 'customer-' || n || '@example.com', 'customer-' || n || '@example.com', 'en', state, 'Tea',
              product.id, product.id, 1, 1900, 'EUR', 'YEAR', 1, 0, now(), 'UTC', 'test', 1, 1, case state when 'past_due' then 1 else 0 end,
              case when state in ('active', 'past_due') then now() + interval '1 year' end, false, false, now(), now()
         from (select website_id, id from product limit 1) product, generate_series(1, $rows) n,
              lateral (select case when n % 100 = 0 or n <= 60 then 'paused' when n % 100 = 1 or n <= 120 then 'cancelled'
                                   when n % 100 = 2 or n <= 180 then 'past_due' else 'active' end as state) made`,
      customers / 4,
    ],
    [
      `insert into restock_signup (website_id, id, variant_id, email, email_key, join_list, language, state, created_at)
       select variant.website_id, ${idOf('40')}, variant.id, 'customer-' || n || '@example.com', 'customer-' || n || '@example.com', false,
              'en', 'active', now()
         from generate_series(1, $rows) n
         join variant on variant.sku = 'SKU-' || n || '-S'`,
      products / 2,
    ],
    [
      `insert into audit (website_id, id, at, who, what, subject)
       select website.id, ${idOf('d0')}, now() - n * interval '1 minute', 'Awning',
              case when n % 100 = 0 then 'coupon.saved' else 'product.saved' end, 'product/' || (select id from product limit 1)
         from website, generate_series(1, $rows) n`,
      orders / 2,
    ],
    // A full page of those that were not sent, and as many as the dashboard counts, also in the small shop. The ids of mails say how old
    // they are, and old ones are deleted.
    [
      `insert into mail (website_id, id, message_id, kind, language, recipient, subject, html, text, status, created_at, sent_at)
       select website.id, ${idOfToday('e0')}, 'bench-' || n, 'order-confirmation', 'en', 'customer-' || n || '@example.com', 'Your order',
              '<p>Thank you.</p>', 'Thank you.', case when n % 1000 = 0 or n <= 100 then 'failed' when n % 1000 = 1 or n <= 200 then 'held' else 'sent' end, now(), now()
         from website, generate_series(1, $rows) n`,
      orders / 2,
    ],
    [
      `select count(graphile_worker.add_job('bench', json_build_object('websiteId', website.id), run_at => now() + interval '1 year',
         max_attempts => 1)) from website, generate_series(1, $rows)`,
      customers / 10,
    ],
    [
      `update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1 and run_at > now() + interval '1 month' and id % 2 = 0`,
      0,
    ],
  ];
}

/** Ids that sort by the number n. */
function idOf(kind) {
  return `('0192f0c1-00${kind}-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
}

/** The same, made today. */
function idOfToday(kind) {
  return `overlay(${idOf(kind)}::text placing
    overlay(lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') placing '-' from 9 for 0) from 1 for 13)::uuid`;
}

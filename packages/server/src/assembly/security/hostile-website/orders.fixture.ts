import { addForm, addProduct, type TestServer } from '@awning/testing';
import { buy } from '../../../store/checkout/checkout.fixture.ts';
import type { CheckoutJson } from '../../../store/checkout/schema.ts';

type Address = Required<NonNullable<CheckoutJson['billingAddress']>>;

const address: Address = {
  firstName: 'Mila',
  lastName: 'Roth',
  company: 'Deichwerk',
  line1: 'Am Deich 3',
  line2: 'Hinterhaus',
  city: 'Husum',
  region: 'SH',
  postalCode: '25813',
  country: 'DE',
  phone: '+49 40 123',
};

/** Adds an order with a complete address, a variant, answers and a discount. */
export async function addOrders(server: TestServer): Promise<void> {
  const fields = [{ id: 'name', kind: 'text', title: 'Name on the cup' }];
  const additionalFieldsFormId = await addForm(server, { form: { formType: 'additional-fields', fields } });
  const cup = await addProduct(server, {
    additionalFieldsFormId,
    optionNames: ['Size'],
    variants: [{ attributes: { Size: 'Small' }, price: 2000n }],
  });
  const visitor = server.visitor();
  const additionalFields = JSON.stringify({ name: 'Ada' });
  const done = [
    await visitor.post('/api/commerce/shopping-cart/entries', {
      itemId: cup.id,
      sku: cup.skus[0],
      quantity: 1,
      additionalFields,
    }),
    await visitor.post('/api/commerce/shopping-cart/coupons', { code: 'WELCOME10' }),
    await buy(visitor, {
      shippingAddress: address,
      billingAddress: address,
      vatNumber: 'DE123456789',
      note: 'Ring twice',
    }),
  ];
  const refused = done.find(({ status }) => status !== 200);
  if (refused) throw new Error(`An order was refused: ${refused.status} ${refused.text}`);
}

/** Fills the columns of carts that their calls fill in rare cases only. */
export async function fillCarts({ database, website }: TestServer): Promise<void> {
  await database.kysely
    .updateTable('cart')
    .set({
      email: 'mila@example.com',
      coupon_codes: ['WELCOME10'],
      shipping_location: JSON.stringify({ country: 'DE', region: 'SH', postalCode: '25813' }),
      notices: JSON.stringify([{ title: 'Bowl', wanted: 2, kept: 1 }]),
    })
    .where('website_id', '=', website.id)
    .execute();
}

import { captchaFeature } from '../people/captcha/index.ts';
import { siteUserFeature } from '../people/site-user/index.ts';
import { teamFeature } from '../people/team/index.ts';
import type { Feature } from '../platform/feature.ts';
import { mailFeature } from '../platform/mail/index.ts';
import { websiteFeature } from '../platform/website/feature.ts';
import { backOfficeFeature } from '../site/back-office/index.ts';
import { formFeature } from '../site/form/index.ts';
import { imagesFeature } from '../site/images/index.ts';
import { newsletterFeature } from '../site/newsletter/index.ts';
import { renderingFeature } from '../site/rendering/index.ts';
import { cartFeature } from '../store/cart/index.ts';
import { checkoutFeature } from '../store/checkout/index.ts';
import { couponFeature } from '../store/coupon/index.ts';
import { orderFeature } from '../store/order/index.ts';
import { stockFeature } from '../store/stock/feature.ts';

/** Every feature of the server, one line each. */
export const features: readonly Feature[] = [
  teamFeature,
  siteUserFeature,
  mailFeature,
  websiteFeature,
  backOfficeFeature,
  imagesFeature,
  stockFeature,
  couponFeature,
  cartFeature,
  checkoutFeature,
  orderFeature,
  captchaFeature,
  formFeature,
  newsletterFeature,
  renderingFeature,
];

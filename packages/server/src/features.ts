import { backOfficeFeature } from './back-office/index.ts';
import { captchaFeature } from './captcha/index.ts';
import { cartFeature } from './cart/index.ts';
import { checkoutFeature } from './checkout/index.ts';
import type { Feature } from './feature.ts';
import { formFeature } from './form/index.ts';
import { imagesFeature } from './images/index.ts';
import { mailFeature } from './mail/index.ts';
import { newsletterFeature } from './newsletter/index.ts';
import { orderFeature } from './order/index.ts';
import { renderingFeature } from './rendering/index.ts';
import { siteUserFeature } from './site-user/index.ts';
import { stockFeature } from './stock/feature.ts';
import { teamFeature } from './team/index.ts';
import { websiteFeature } from './website/feature.ts';

/** Every feature of the server, one line each. */
export const features: readonly Feature[] = [
  teamFeature,
  siteUserFeature,
  mailFeature,
  websiteFeature,
  backOfficeFeature,
  imagesFeature,
  stockFeature,
  cartFeature,
  checkoutFeature,
  orderFeature,
  captchaFeature,
  formFeature,
  newsletterFeature,
  renderingFeature,
];

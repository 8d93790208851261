import type { Feature } from '../../platform/feature.ts';
import { captchaRoutes } from './routes.ts';
import { captchaSchedules, captchaTasks } from './tasks.ts';

export const captchaFeature: Feature = {
  name: 'captcha',
  routes: captchaRoutes,
  tasks: captchaTasks,
  schedules: captchaSchedules,
};

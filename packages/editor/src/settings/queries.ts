import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type CaptchaSettings = Answer<'GET /api/captcha/settings'>;
export type SiteSettings = Answer<'GET /api/website/settings'>;

const settingsKey = ['settings'] as const;

export const captchaSettingsQuery = queryOptions({
  queryKey: [...settingsKey, 'captcha'],
  queryFn: () => call('GET /api/captcha/settings', {}),
});

export const siteSettingsQuery = queryOptions({
  queryKey: [...settingsKey, 'website'],
  queryFn: () => call('GET /api/website/settings', {}),
});

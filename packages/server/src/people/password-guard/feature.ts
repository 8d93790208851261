import type { Feature } from '../../platform/feature.ts';
import { passwordGuardSchedules, passwordGuardTasks } from './tasks.ts';

export const passwordGuardFeature: Feature = {
  name: 'password-guard',
  tasks: passwordGuardTasks,
  schedules: passwordGuardSchedules,
};

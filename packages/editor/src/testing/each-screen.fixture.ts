import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Against hanging alone: a busy machine draws slowly.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

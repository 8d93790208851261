import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Against hanging alone: a busy machine draws slowly.
configure({ asyncUtilTimeout: 60_000 });

// A text area that grows listens for fonts, which nothing here has.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// Runs beside the screen, so that the work does not make it stutter.
handler({ deriveKey });

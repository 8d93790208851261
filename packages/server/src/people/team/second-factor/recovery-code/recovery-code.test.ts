import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';

describe('recovery codes', () => {
  it('are ten different ones that can be read aloud', () => {
    const codes = newRecoveryCodes();

    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
  });

  it('use every bit of their chance', () => {
    const [first] = newRecoveryCodes(() => Buffer.alloc(10, 0xff));
    const [second] = newRecoveryCodes(() => Buffer.from('7fffffffffffffffffff', 'hex'));

    expect(first).toBe('zzzz-zzzz-zzzz-zzzz');
    expect(second).not.toBe(first);
  });

  it('are the same however they are typed', () => {
    const hash = recoveryCodeHash('7k3d-q9xw-401p-t6vn');

    for (const typed of ['7K3D-Q9XW-401P-T6VN', ' 7k3dq9xw401pt6vn ', '7k3d q9xw 4OIp t6vn', '7k3d–q9xw–40lp–t6vn']) {
      expect(recoveryCodeHash(typed)).toEqual(hash);
    }
    expect(recoveryCodeHash('7k3d-q9xw-401p-t6vm')).not.toEqual(hash);
  });
});

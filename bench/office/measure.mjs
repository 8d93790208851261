import { settled, spentMicros } from '../start/processor-time.mjs';
import { callsOf } from './calls.mjs';
import { signIn } from './sign-in.mjs';

const timesPerSlice = 10;
/** Until the JavaScript compiler has seen every call often enough in both. */
const warmTimes = 3;

/** Runs a slice of every call in both shops in every round. Returns microseconds per call, one value per round. */
export async function measureOffice({ small, large, rounds, only }) {
  const contestants = [
    { name: 'few', server: small, calls: callsOf(small), ask: await signIn(small) },
    { name: 'many', server: large, calls: callsOf(large), ask: await signIn(large) },
  ];
  const titles = Object.keys(callsOf(large)).filter((title) => only.split(',').some((part) => title.includes(part)));
  const [micros, lengths] = [{}, {}];
  for (let round = 0; round <= rounds; round += 1) {
    process.stderr.write(round === 0 ? 'warming up\n' : `round ${round} of ${rounds}\n`);
    for (const title of titles) {
      for (const { name, server, calls, ask } of contestants) {
        const times = timesPerSlice * (round === 0 ? warmTimes : 1);
        await settled(server);
        const used = await spentMicros(server, async () => {
          for (let time = 0; time < times; time += 1) {
            const { text } = await ask('GET', calls[title]);
            (lengths[title] ??= {})[name] = Buffer.byteLength(text);
          }
        });
        if (round > 0) ((micros[title] ??= {})[name] ??= []).push(used / times);
      }
    }
  }
  return { micros, lengths, rounds, few: small.size, many: large.size };
}

import { definePureFormatter } from '../../contract/formatter.ts';
import { toJson, toPrettyJson, toRawJson } from '../../text/json.ts';
import { requireJsonRoom } from '../../text/json-room.ts';

export const json = definePureFormatter({
  name: 'json',
  group: 'core',
  summary: 'compact JSON that may stand in a script element',
  example: { template: '{a|json}', data: { a: { b: [1, '</'] } }, output: '{"b":[1,"<\\/"]}' },
  prepare: () => (value, budget) => {
    requireJsonRoom(value, budget);
    return toJson(value);
  },
});

export const jsonPretty = definePureFormatter({
  name: 'json-pretty',
  group: 'core',
  summary: 'the same, indented by two spaces',
  example: { template: '{a|json-pretty}', data: { a: { b: 1 } }, output: '{\n  "b": 1\n}' },
  prepare: () => (value, budget) => {
    requireJsonRoom(value, budget, 'pretty');
    return toPrettyJson(value);
  },
});

export const raw = definePureFormatter({
  name: 'raw',
  group: 'core',
  summary: 'compact JSON as it is',
  example: { template: '{a|raw}', data: { a: ['</'] }, output: '["</"]' },
  prepare: () => (value, budget) => {
    requireJsonRoom(value, budget, 'raw');
    return toRawJson(value);
  },
});

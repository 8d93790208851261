import { definePureFormatter } from '../../contract/formatter.ts';
import { writeEach } from '../../text/write-each.ts';
import { member } from '../../values/reference.ts';
import { asText, listElements } from '../../values/value.ts';

export const variantDescriptor = definePureFormatter({
  name: 'variant-descriptor',
  group: 'commerce',
  summary: 'the chosen values of a variant in a row',
  example: {
    template: '{v|variant-descriptor}',
    data: { v: { optionValues: [{ value: 'Small' }, { value: 'Red' }] } },
    output: 'Small / Red',
  },
  prepare: () => (value, budget) =>
    writeEach(listElements(member(value, 'optionValues')), budget, (one) => asText(member(one, 'value')), ' / '),
});

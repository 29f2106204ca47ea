import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Shows the default of a text as it is written in code, once quoted. */
export const withPlainDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const summary = type.table?.defaultValue?.summary;
      if (summary === undefined) return [name, type];
      const plain = summary.replace(/^"('.*')"$/, '$1');
      return [name, { ...type, table: { ...type.table, defaultValue: { summary: plain } } }];
    }),
  );

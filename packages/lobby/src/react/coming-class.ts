import type { QueryResult } from '@courtside/shell/react';

/** Class of a block whose content is not there yet: it keeps the blocks below away from the window meanwhile. */
export const comingClass = ({ data, error }: Pick<QueryResult<unknown>, 'data' | 'error'>) =>
  data === undefined && error === undefined ? 'cs-lobby-coming' : undefined;

import { defineEndpoints } from '@courtside/api-client/redux';

/** The menu in the operator's arrangement. */
export const menuApi = defineEndpoints((gateway) => ({
  operatorMenu: gateway.read('/site/api/v1/advertising/navigationList', {
    body: () => ({}),
    select: ({ list }) => list,
  }),
}));

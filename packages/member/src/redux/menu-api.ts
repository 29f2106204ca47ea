import { defineEndpoints } from '@courtside/api-client/redux';

/** The menu as the operator arranged it. */
export const menuApi = defineEndpoints((gateway) => ({
  operatorMenu: gateway.read('/site/api/v1/advertising/navigationList', {
    body: () => ({}),
    select: ({ list }) => list,
  }),
}));

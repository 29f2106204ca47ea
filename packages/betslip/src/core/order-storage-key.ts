/** Where an order that is not decided is kept, so that it survives a reload. Alone in its file: it is wanted at start. */
export const ORDER_STORAGE_KEY = 'courtside.betslip.order';

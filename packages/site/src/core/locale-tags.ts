/** Languages of the gateway's answers, over HTTP and over the socket. */
export const LOCALE_TAGS = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' } as const;

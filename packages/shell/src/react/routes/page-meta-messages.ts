export const metaDescription = /*i18n*/ {
  id: 'shell.meta.description',
  message: '{site}提供{categories}。仅限年满 {age} 周岁的人士使用。',
};

/** The user name of another member as a list may show it. @example maskedMember('ceshi001') // 'ce***1' */
export const maskedMember = (name: string): string => `${name.slice(0, 2)}***${name.slice(-1)}`;

/**
 * The link for friends: home with the member's codes, in the form that registration reads.
 *
 * @example invitationLink('https://www.example.com', { iCode: '100001', rCode: '' }) // 'https://www.example.com/?icode=100001'
 */
export function invitationLink(
  origin: string,
  { iCode, rCode }: { readonly iCode: string; readonly rCode: string },
): string {
  const codes = [
    ['icode', iCode],
    ['rcode', rCode],
  ].flatMap(([name = '', code = '']) =>
    code === '' ? [] : [`${name}=${encodeURIComponent(code)}`],
  );
  return `${origin}/?${codes.join('&')}`;
}

/**
 * The address by which friends come: home with the member's codes, as registration reads them.
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

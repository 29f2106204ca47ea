/** Countries by area code (ITU E.164), for the flag beside it. Several countries share +1, and several share +7. */
const COUNTRIES: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+33': 'FR',
  '+34': 'ES',
  '+39': 'IT',
  '+44': 'GB',
  '+49': 'DE',
  '+55': 'BR',
  '+60': 'MY',
  '+61': 'AU',
  '+62': 'ID',
  '+63': 'PH',
  '+64': 'NZ',
  '+65': 'SG',
  '+66': 'TH',
  '+81': 'JP',
  '+82': 'KR',
  '+84': 'VN',
  '+86': 'CN',
  '+91': 'IN',
  '+95': 'MM',
  '+852': 'HK',
  '+853': 'MO',
  '+855': 'KH',
  '+856': 'LA',
  '+886': 'TW',
  '+971': 'AE',
};

/** ISO 3166 code of the country with this area code; null when it is not listed. */
export const countryOfArea = (areaCode: string): string | null => COUNTRIES[areaCode] ?? null;

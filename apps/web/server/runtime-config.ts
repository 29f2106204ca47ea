/** What `/runtime-config.json` answers, from the environment of the site's server. @throws naming what is not set */
export function runtimeConfig(env: NodeJS.ProcessEnv): Record<string, string> {
  const required = (name: string): string => {
    const value = env[name];
    if (value) return value;
    throw new Error(`${name} is not set`);
  };
  return {
    siteId: env['SITE_ID'] ?? '9000',
    gatewayUrl: '',
    signKey: required('COURTSIDE_SIGN_KEY'),
    cryptKey: required('COURTSIDE_CRYPT_KEY'),
  };
}

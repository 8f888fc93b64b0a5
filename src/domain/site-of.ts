const HOST = /^https?:\/\/(?:[^/?#]*@)?(?:www\.)?(?<host>[^/?#:@]+)/iu;

/** The site that an address is on, as "soups.example"; empty if it is no page's address. */
export function siteOf(address: string): string {
  return HOST.exec(address)?.groups?.["host"]?.toLowerCase() ?? "";
}

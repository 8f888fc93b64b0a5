import { BlockList, isIP } from "node:net";

/** IPv4 that no public site has: IANA's special-purpose registry, multicast and what is reserved. */
const SPECIAL_IPV4: readonly (readonly [net: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];
/** Of IPv6 only what is assigned to the public, without what stands for an IPv4 address in it. */
const PUBLIC_IPV6 = ["2000::", 3] as const;
const SPECIAL_IPV6: readonly (readonly [net: string, bits: number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
];

const special = new BlockList();
for (const [net, bits] of SPECIAL_IPV4) special.addSubnet(net, bits, "ipv4");
for (const [net, bits] of SPECIAL_IPV6) special.addSubnet(net, bits, "ipv6");
const publicIpv6 = new BlockList();
publicIpv6.addSubnet(...PUBLIC_IPV6, "ipv6");

/** Whether an IP address is a public site's: not private, loopback, link-local, metadata or special. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, "ipv4");
  return version === 6 && publicIpv6.check(address, "ipv6") && !special.check(address, "ipv6");
}

import { expect, test } from "vitest";

import { isPublicAddress } from "./public-address.ts";

test.each([
  ["127.0.0.1", "loopback"],
  ["127.8.8.8", "loopback"],
  ["0.0.0.0", "this host"],
  ["10.1.2.3", "private"],
  ["172.16.0.1", "private"],
  ["172.31.255.255", "private"],
  ["192.168.1.1", "private"],
  ["100.64.0.1", "carrier"],
  ["169.254.169.254", "metadata"],
  ["198.18.0.1", "benchmarks"],
  ["224.0.0.1", "multicast"],
  ["255.255.255.255", "broadcast"],
  ["::", "this host"],
  ["::1", "loopback"],
  ["::ffff:127.0.0.1", "mapped loopback"],
  ["::ffff:169.254.169.254", "mapped metadata"],
  ["::ffff:a9fe:a9fe", "mapped metadata"],
  ["::127.0.0.1", "compatible loopback"],
  ["64:ff9b::7f00:1", "translated loopback"],
  ["2002:7f00:1::", "6to4 loopback"],
  ["2001:0:1234::1", "Teredo"],
  ["fc00::1", "private"],
  ["fd00:ec2::254", "metadata"],
  ["fe80::1", "link-local"],
  ["ff02::1", "multicast"],
  ["2001:db8::1", "documentation"],
  ["soups.example", "no address"],
])("%s is not public: %s", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "172.15.255.255", "172.32.0.1", "93.184.215.14", "2606:4700::1111"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

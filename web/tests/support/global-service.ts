/** One service for all tests; those that stop theirs start one of their own. */
import { Service } from "./service";

export default async function begin(): Promise<() => Promise<void>> {
  const service = await Service.begin();
  process.env.BELTANE_TEST_URL = service.url;
  return () => service.end();
}

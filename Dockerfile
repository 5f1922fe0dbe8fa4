# One image with the one binary. `docker build -t commonland .`, then
# `docker run -p 7777:7777 -v commonland:/data commonland`.

FROM node:22-slim AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY texts /src/texts
COPY web ./
RUN npm run build

FROM rust:1-slim-trixie AS binary
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /src
COPY . .
COPY --from=client /src/web/dist web/dist
RUN cargo build --release --locked --package commonland

FROM debian:trixie-slim
RUN useradd --system --home-dir /data commonland && install --directory --owner commonland /data
COPY --from=binary /src/target/release/commonland /usr/local/bin/commonland
USER commonland
VOLUME /data
EXPOSE 7777
ENTRYPOINT ["commonland"]
CMD ["serve", "--data", "/data", "--listen", "0.0.0.0:7777"]

# The image of the folder that `npm run package` writes. It runs nothing while it is built, so that an image for
# another processor needs no emulation: npm run package -- --cpu arm64 --out dist/package-arm64, then
# docker build --platform linux/arm64 --build-arg PACKAGE=dist/package-arm64 .
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG BASE_IMAGE=gcr.io/distroless/cc-debian12

FROM ${NODE_IMAGE} AS node

FROM ${BASE_IMAGE}
ARG PACKAGE=dist/package
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY ${PACKAGE} /app
WORKDIR /app
USER 10001:10001
ENV HOST=0.0.0.0 PORT=3000 NODE_ENV=production
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["/usr/local/bin/node", "health.js"]
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["main.js"]
